/* What Prototype 1.7 changes on every page, written from its manual: no registry has the library itself. */
window.Prototype = { Version: '1.7' }
window.$A = function (iterable) {
  if (!iterable) return []
  if (iterable.toArray) return iterable.toArray()
  const results = new Array(iterable.length || 0)
  for (let n = results.length - 1; n >= 0; n--) results[n] = iterable[n]
  return results
}
window.$ = (element) => (typeof element === 'string' ? document.getElementById(element) : element)
const extend = (target, source) => {
  for (const name in source) target[name] = source[name]
}
const stop = {}
const Enumerable = {
  each(iterator, context) {
    try {
      for (let n = 0; n < this.length; n++) iterator.call(context, this[n], n)
    } catch (thrown) {
      if (thrown !== stop) throw thrown
    }
    return this
  },
  collect(iterator, context) {
    const results = []
    this.each((value, n) => results.push(iterator ? iterator.call(context, value, n) : value))
    return results
  },
  detect(iterator, context) {
    let result
    this.each((value, n) => {
      if (!iterator.call(context, value, n)) return
      result = value
      throw stop
    })
    return result
  },
  findAll(iterator, context) {
    const results = []
    this.each((value, n) => iterator.call(context, value, n) && results.push(value))
    return results
  },
  all(iterator, context) {
    let result = true
    this.each((value, n) => {
      result = result && !!(iterator ? iterator.call(context, value, n) : value)
    })
    return result
  },
  any(iterator, context) {
    let result = false
    this.each((value, n) => {
      result = result || !!(iterator ? iterator.call(context, value, n) : value)
    })
    return result
  },
  include(object) {
    return this.any((value) => value == object)
  },
  inject(memo, iterator) {
    this.each((value, n) => (memo = iterator(memo, value, n)))
    return memo
  },
  toArray() {
    return this.collect()
  },
  inspect() {
    return '#<Enumerable>'
  },
}
extend(Enumerable, {
  map: Enumerable.collect,
  find: Enumerable.detect,
  select: Enumerable.findAll,
  filter: Enumerable.findAll,
  member: Enumerable.include,
  entries: Enumerable.toArray,
  every: Enumerable.all,
  some: Enumerable.any,
})
extend(Array.prototype, Enumerable)
extend(Array.prototype, {
  clear() {
    this.length = 0
    return this
  },
  first() {
    return this[0]
  },
  last() {
    return this[this.length - 1]
  },
  compact() {
    return this.select((value) => value != null)
  },
  without(...values) {
    return this.select((value) => !values.include(value))
  },
  uniq() {
    return this.filter((value, n) => this.indexOf(value) === n)
  },
  clone() {
    return [].concat(this)
  },
  toArray() {
    return this.clone()
  },
})
Array.from = window.$A
Object.toJSON = (object) => (object && object.toJSON ? object.toJSON() : JSON.stringify(object))
/* With all visible keys, inherited or not. */
Object.keys = (object) => {
  const keys = []
  for (const name in object) keys.push(name)
  return keys
}
Object.values = (object) => Object.keys(object).map((name) => object[name])
extend(Object, { extend, isUndefined: (one) => one === undefined, isElement: (one) => one?.nodeType == 1 })
extend(String.prototype, {
  sub(pattern, replacement) {
    return this.replace(pattern, replacement)
  },
  strip() {
    return this.replace(/^\s+/, '').replace(/\s+$/, '')
  },
  startsWith(pattern) {
    return this.indexOf(pattern) === 0
  },
  endsWith(pattern) {
    const at = this.length - pattern.length
    return at >= 0 && this.lastIndexOf(pattern) === at
  },
  empty() {
    return this == ''
  },
  include(pattern) {
    return this.indexOf(pattern) > -1
  },
})
Function.prototype.bind = function (context, ...given) {
  const method = this
  if (arguments.length < 2 && context === undefined) return this
  return function (...rest) {
    return method.apply(context, given.concat(rest))
  }
}
extend(Function.prototype, {
  curry(...given) {
    const method = this
    return (...rest) => method(...given.concat(rest))
  },
  delay(seconds) {
    return setTimeout(this, seconds * 1000)
  },
  wrap(wrapper) {
    const method = this
    return function (...given) {
      return wrapper.apply(this, [method.bind(this)].concat(given))
    }
  },
})
document.getElementsByClassName = (name) => $A(document.querySelectorAll('.' + name))
/* Every element gets all methods. Browsers have since given other meanings to some of the names. */
extend(HTMLElement.prototype, {
  remove() {
    this.parentNode.removeChild(this)
    return this
  },
  update(content) {
    this.innerHTML = content
    return this
  },
  replace(content) {
    this.outerHTML = content
    return this
  },
  insert(content) {
    this.insertAdjacentHTML('beforeend', content)
    return this
  },
  select(selector) {
    return $A(this.querySelectorAll(selector))
  },
  visible() {
    return this.style.display != 'none'
  },
  hide() {
    this.style.display = 'none'
    return this
  },
  show() {
    this.style.display = ''
    return this
  },
  toggle() {
    return this[this.visible() ? 'hide' : 'show']()
  },
  scrollTo() {
    const { left, top } = this.getBoundingClientRect()
    window.scrollTo(left, top)
    return this
  },
  getStyle(name) {
    return this.style[name]
  },
  observe(type, handler) {
    this.addEventListener(type, handler)
    return this
  },
  fire(type, memo) {
    const event = new CustomEvent(type, { bubbles: true })
    event.memo = memo
    this.dispatchEvent(event)
    return event
  },
  empty() {
    return this.innerHTML.match(/^\s*$/) !== null
  },
})
window.Element = Object.assign(
  function Element(name, attributes) {
    return Object.assign(document.createElement(name), attributes)
  },
  { prototype: Element.prototype },
)
