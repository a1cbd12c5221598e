import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { openDonation, scriptMissed } from '../../donate/bridge.ts'

/** Left in the history entry by a link that leads to the page, not to the dialog. */
const isQuiet = (state: unknown) => typeof state === 'object' && state !== null && 'quiet' in state

/** Opens the dialog as the address asks, once for each arrival; `blocked` where its script does not come. */
export const useOpenFromAddress = () => {
  const { search, state, key }: { search: string; state: unknown; key: string } = useLocation()
  const how = useNavigationType()
  const arrived = useRef(false)
  const [blocked, setBlocked] = useState(false)

  const open = useCallback(async () => {
    const asked = await import('../../donate/donateQuery.ts').then(
      ({ parseDonateQuery }) => parseDonateQuery(search),
      () => ({ ways: undefined }),
    )
    const { ways, ...request } = asked
    // The page itself shows the ways without a card (OfflineWays).
    if (ways === 'offline') return
    // A press that led here has waited already: it is said at once, while the script may still come.
    setBlocked(scriptMissed())
    await openDonation(request).then(
      () => setBlocked(false),
      () => setBlocked(true),
    )
  }, [search])

  useEffect(() => {
    // A step to a part of this page, or Back within it, is no new wish to give.
    const within = arrived.current && how === 'POP'
    arrived.current = true
    if (within || isQuiet(state)) return
    void open()
    // `key`: the same address reached once more is a new wish to give.
  }, [open, state, key, how])

  return { blocked, retry: () => void open() }
}
