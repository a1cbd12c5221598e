import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { OpenRequest } from '../../../widget/publicApi.ts'
import { openDonation, scriptMissed } from '../../features/giving/bridge.ts'
import { openRequestIn, takeOpening } from '../../features/giving/openEarly.ts'

/**
 * Opens the form of the address, once for each arrival. `opening`: it is loading. `blocked`: its script does not load. An address without a project
 * opens nothing: the reader chooses one on the page.
 */
export const useOpenFromAddress = () => {
  const { search, state, key }: { search: string; state: unknown; key: string } = useLocation()
  const how = useNavigationType()
  const arrived = useRef(false)
  const [opening, setOpening] = useState(() => openRequestIn(search, state) !== null)
  const [blocked, setBlocked] = useState(false)

  const open = useCallback(async (request: OpenRequest) => {
    // The first arrival's form was opened before the site's program loaded.
    const form = takeOpening() ?? openDonation(request)
    // A press that led here has waited already: show the notice at once, although the script may still load.
    setBlocked(scriptMissed())
    const failed = await form.then(
      () => false,
      () => true,
    )
    setBlocked(failed)
    setOpening(false)
  }, [])

  useEffect(() => {
    // A jump within this page, or Back within it, does not open the form again.
    const within = arrived.current && how === 'POP'
    arrived.current = true
    if (within) return
    const request = openRequestIn(search, state, scriptMissed())
    if (request) queueMicrotask(() => void open(request))
    // `key`: arriving at the same address again opens the form again.
  }, [open, search, state, key, how])

  return { opening, blocked, retry: () => void open(openRequestIn(search, null, true) ?? {}) }
}
