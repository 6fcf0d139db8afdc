struct Broken {
