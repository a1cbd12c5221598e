/** `import 'donate-widget/svelte'`: Svelte's templates know `<donate-button>` and `<donate-form>`. */
import type { DonateElementAttributes, DonateElements } from './elements.ts'

interface Props extends DonateElementAttributes {
  id?: string | null | undefined
  class?: unknown
  style?: string | null | undefined
  slot?: string | undefined
  lang?: string | undefined
  dir?: 'ltr' | 'rtl' | 'auto' | undefined
  hidden?: boolean | undefined
  title?: string | undefined
  tabindex?: number | undefined
  children?: (() => unknown) | undefined
  [handlerOrData: `on${string}` | `data-${string}` | `aria-${string}`]: unknown
}

declare global {
  // Svelte's own name for the elements of its templates.
  namespace svelteHTML {
    interface IntrinsicElements extends DonateElements<Props> {}
  }
}
