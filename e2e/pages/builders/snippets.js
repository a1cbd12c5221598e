/* Methods that pages copied from forums before browsers had them, under the names that browsers gave them later. None is what the language says. */
Object.assign(Array.prototype, {
  /* Places, not things; false where there are none. */
  find(one) {
    const found = []
    for (let n = 0; n < this.length; n++) if (this[n] === one) found.push(n)
    return found.length > 0 && found
  },
  /* The value alone, without its place. */
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
  /* Knows no first value. */
  reduce(run) {
    let sum = this[0]
    for (let n = 1; n < this.length; n++) sum = run(sum, this[n])
    return sum
  },
  /* The array itself, changed. */
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
