import { useEffect, useRef } from 'react'
import { optionsOf } from '../package/loadDonateWidget.ts'
import type { LoadOptions } from '../package/loadOptions.ts'
import type { Options } from '../publicApi.ts'
import { connect } from './connect.ts'

/** Where nothing is said of these, the script's own values hold: they cannot be put back by saying nothing. */
const lasting = ['apiRoot', 'siteRoot']

/** Options that held before and no longer do, as `configure` takes them back. */
const takenBack = (before: LoadOptions, now: LoadOptions): Options => {
  const held = optionsOf(now)
  const gone = Object.keys(optionsOf(before)).filter((name) => !(name in held) && !lasting.includes(name))
  return Object.fromEntries(gone.map((name) => [name, undefined]))
}

/** Takes back in the widget what these settings once said and say no longer. What others said is theirs. */
export const useTakeBack = (settings: LoadOptions): void => {
  const newest = useRef(settings)
  useEffect(() => {
    const before = newest.current
    newest.current = settings
    if (before === settings) return
    connect(settings).then(
      (widget) => {
        // Against what holds by the time that the script has come.
        const gone = takenBack(before, newest.current)
        if (Object.keys(gone).length > 0) widget.configure(gone)
      },
      // `useConnection` tells why.
      () => {},
    )
  }, [settings])
}
