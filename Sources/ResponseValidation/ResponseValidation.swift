// Sampling, budgets and reports are those of experiments: one import brings both.
@_exported import MigrationExperiments
