/* The partner's own script: the basket's number, a button that opens the form, and the list of events. */
;(function () {
  var log = document.getElementById('log')
  var names = ['ready', 'open', 'project', 'submit', 'recorded', 'handover', 'login-required', 'error', 'close']

  function write(name, detail) {
    var line = document.createElement('li')
    var label = document.createElement('b')
    label.textContent = name
    line.append(new Date().toLocaleTimeString('en-GB'), ' ', label, ' ', detail)
    log.append(line)
    log.parentNode.scrollTop = log.parentNode.scrollHeight
  }

  names.forEach(function (name) {
    window.addEventListener('donate:' + name, function (event) {
      write('donate:' + name, JSON.stringify(event.detail))
    })
  })
  // The widget's script may have loaded before this one.
  if (window.DonateWidget) write('DonateWidget', window.DonateWidget.version)

  document.getElementById('basket').textContent = JSON.parse(localStorage.getItem('cart') || '[]').length

  var open = document.getElementById('open')
  open.addEventListener('click', function () {
    if (window.DonateWidget) window.DonateWidget.open({ projectId: Number(open.dataset.project), amount: 2500 })
    else write('script', 'The donation script did not load. The link above opens the trust’s page.')
  })

  document.getElementById('diagnose').addEventListener('click', function () {
    if (!window.DonateWidget) return write('diagnose', 'The donation script is not on this page.')
    window.DonateWidget.diagnose().then(
      function (findings) {
        if (findings.length === 0) write('diagnose', 'No fault found.')
        findings.forEach(function (finding) {
          write('diagnose', finding.code + ': ' + finding.hint + (finding.fix ? ' → ' + finding.fix : ''))
        })
      },
      function (error) {
        // Browsers word that differently, but all mention an import.
        var kept = error instanceof TypeError && /import/i.test(error.message)
        write('diagnose', kept ? 'code_blocked: ' + error.message : String(error))
      },
    )
  })
})()
