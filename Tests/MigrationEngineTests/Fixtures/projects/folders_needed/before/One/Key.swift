struct Key {}
