// What packages for Node find in browsers in place of `process`, which the framework would fill with 2 KB for every page.
module.exports = { env: {} }
