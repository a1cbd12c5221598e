/* Methods that pages copied from forums before browsers had them. Their names are those of today's methods, but they work differently. */
Object.assign(Array.prototype, {
  /* Works with places instead of values; false if there are none. */
  find(one) {
    const found = []
    for (let n = 0; n < this.length; n++) if (this[n] === one) found.push(n)
    return found.length > 0 && found
  },
  /* Passes the value only, without its place. */
  forEach(run, self) {
    for (let n = 0; n < this.length; n++) run.call(self, this[n])
  },
  map(run, self) {
    const made = []
    for (let n = 0; n < this.length; n++) made[n] = run.call(self, this[n])
    return made
  },
  filter(run, self) {
    const kept = []
    for (let n = 0; n < this.length; n++) if (run.call(self, this[n])) kept.push(this[n])
    return kept
  },
  /* Ignores the initial value. */
  reduce(run) {
    let sum = this[0]
    for (let n = 1; n < this.length; n++) sum = run(sum, this[n])
    return sum
  },
  /* Changes and returns the array itself. */
  flat() {
    return this
  },
  includes(one) {
    return this.indexOf(one) > -1
  },
})
Array.from = (list) => Array.prototype.slice.call(list)
String.prototype.replaceAll = function (from, to) {
  return this.split(from).join(to)
}
String.prototype.startsWith = function (start) {
  return this.indexOf(start) === 0
}
Element.prototype.remove = function () {
  this.parentNode.removeChild(this)
}
