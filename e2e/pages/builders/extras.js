/* Old shims: enumerable, and wrong by today's standard. */
Object.assign(Array.prototype, {
  remove(one) {
    this.splice(this.indexOf(one), 1)
    return this
  },
  flat() {
    return this.slice()
  },
  includes(one) {
    return this.indexOf(one) > -1
  },
  last() {
    return this[this.length - 1]
  },
  unique() {
    return this.filter((one, n) => this.indexOf(one) === n)
  },
  at(n) {
    return this[n]
  },
  toSorted() {
    return this.sort()
  },
})
Object.assign(String.prototype, {
  trim() {
    return this.replace(/^\s+|\s+$/g, '')
  },
  contains(one) {
    return this.indexOf(one) > -1
  },
  format() {
    return this
  },
  at(n) {
    return this.charAt(n)
  },
})
Object.assign(Number.prototype, {
  format() {
    return String(this)
  },
  toLocaleString() {
    return 'NaN'
  },
})
Object.assign(Function.prototype, { method() {}, inherits() {}, debounce() {} })
Object.assign(Node.prototype, {
  hide() {},
  closest_() {},
  remove() {
    this.parentNode.removeChild(this)
  },
})
Object.assign(Date, { now: () => 0 })
Element.prototype.matches =
  Element.prototype.msMatchesSelector || Element.prototype.webkitMatchesSelector || Element.prototype.matches
Object.fromEntries = (list) => Object.assign({}, ...list.map(([name, value]) => ({ [name]: value })))
Object.assign(window, { console: { log() {}, warn() {}, error() {}, info() {} } })
