/** All peers of the comparison: public widgets, each as its documentation puts it on a page (`pages`). */
import { z } from 'zod'
import list from './peers.json' with { type: 'json' }

const peerSchema = z.strictObject({
  name: z.string(),
  /** Part of its page's address, and the name of its page's file. */
  slug: z.string(),
  /** npm packages with their exact versions: installed for the bench, no dependency of the project. */
  packages: z.record(z.string(), z.string()),
  /** Files that a page owner hosts unchanged: address below the page, path in node_modules. */
  files: z.record(z.string(), z.string()).default({}),
  /** Selectors of the opener, of the opened shell, and of the first usable control: see `Watched`. */
  opener: z.string(),
  openedWhen: z.string(),
  /** Absent: the peer opens a frame from its makers' server, and the bench measures only the shell around it. */
  usableWhen: z.string().optional(),
  /** Answers instead of its makers' servers, by a part of the address. Other addresses have no connection. */
  answers: z.record(z.string(), z.json()).default({}),
})
export type Peer = z.infer<typeof peerSchema>

export const peers: readonly Peer[] = z.array(peerSchema).parse(list)
