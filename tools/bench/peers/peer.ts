/** A public widget to compare with ours: how its documentation puts it on a page, and what opens. */
export interface Peer {
  name: string
  /** Part of its page's address. */
  slug: string
  /** npm packages with their exact versions: installed for the bench, no dependency of the project. */
  packages: Readonly<Record<string, string>>
  /** Goes into the page's head. */
  head?: string
  /** The body's HTML. It contains the opener, unless the peer makes it itself. */
  body: string
  /** The page owner's own module, bundled with its imports. */
  script?: string
  /** Files that a page owner hosts unchanged: address below the page, path in node_modules. */
  files?: Readonly<Record<string, string>>
  /** Selectors of the opener, of the opened shell, and of the first usable control: see `Watched`. */
  opener: string
  openedWhen: string
  /** Absent: the peer opens a frame from its makers' server, and the bench measures only the shell around it. */
  usableWhen?: string
  /** Answers instead of its makers' servers; undefined: no such address. */
  answer?: (url: URL) => object | undefined
}
