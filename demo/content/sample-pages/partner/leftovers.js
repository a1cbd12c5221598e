/* Remains of older frameworks: changed built-in prototypes, and this site's own storage keys. */
;(function () {
  Array.prototype.first = function () {
    return this[0]
  }
  Array.prototype.without = function () {
    var unwanted = Array.prototype.slice.call(arguments)
    return this.filter(function (value) {
      return unwanted.indexOf(value) < 0
    })
  }
  String.prototype.strip = function () {
    return this.replace(/^\s+/, '').replace(/\s+$/, '')
  }
  window.Meghdoot = { version: '2.4.1', shortcuts: 0 }
  var own = { cart: '["IMP-50-160","SEAL-32"]', theme: 'steel', token: 'dealer-7f21' }
  for (var key in own) if (localStorage.getItem(key) === null) localStorage.setItem(key, own[key])

  // Shortcuts of the page. They recognise fields by the event's target, as most such handlers do.
  var places = { r: 'report', g: 'give', e: 'heard' }
  document.addEventListener('keydown', function (event) {
    if (/^(input|textarea|select)$/i.test(event.target.tagName || '') || event.ctrlKey || event.metaKey || event.altKey)
      return
    if (!Object.prototype.hasOwnProperty.call(places, event.key)) return
    window.Meghdoot.shortcuts += 1
    document.getElementById(places[event.key]).scrollIntoView()
  })
})()
