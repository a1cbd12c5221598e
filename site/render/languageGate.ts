import type { Language } from '../../shared/languages.ts'

/**
 * The language is the whole program's, as it is in a browser: pages of one language are rendered side by side, those of the other wait until these
 * are done.
 */
export const createLanguageGate = () => {
  let shown: Language | null = null
  let busy = 0
  let waiting: Array<{ lang: Language; enter(): void }> = []

  const leave = () => {
    busy--
    if (busy > 0) return
    shown = waiting[0]?.lang ?? null
    const next = waiting.filter(({ lang }) => lang === shown)
    waiting = waiting.filter(({ lang }) => lang !== shown)
    for (const { enter } of next) enter()
  }

  return async <T>(lang: Language, work: () => Promise<T>): Promise<T> => {
    // Who waits already is not overtaken for ever.
    if (shown !== null && (shown !== lang || waiting.length > 0)) {
      await new Promise<void>((enter) => waiting.push({ lang, enter }))
    }
    shown = lang
    busy++
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
