/** Paths for load balancers. They are outside the API root and the pages, and show nothing about the inside. */
export const healthPaths = { alive: '/healthz', ready: '/readyz' } as const

/** Null if the program can answer requests, else the reason in one word, e.g. `database`. */
export type NotReady = () => Promise<string | null>

/**
 * `/healthz`: the process is alive. `/readyz`: it can answer requests; 503 with the reason if not. Answers null for other paths.
 * @param path without query
 */
export async function answerHealth(path: string, notReady: NotReady): Promise<{ status: number; text: string } | null> {
  if (path === healthPaths.alive) return { status: 200, text: 'alive' }
  if (path !== healthPaths.ready) return null
  const reason = await notReady().catch(() => 'unknown')
  return reason === null ? { status: 200, text: 'ready' } : { status: 503, text: reason }
}
