/** `import 'donate-widget/vue'`: templates and JSX of Vue know `<donate-button>` and `<donate-form>`. */
import type { HTMLAttributes, ReservedProps } from 'vue'
import type {} from 'vue/jsx-runtime'
import type { DonateElementAttributes, DonateElements } from './elements.ts'

type Props = HTMLAttributes & ReservedProps & DonateElementAttributes
type DonateElement = new () => { $props: Props }

declare module 'vue' {
  interface GlobalComponents extends DonateElements<DonateElement> {}
}

declare module 'vue/jsx-runtime' {
  namespace JSX {
    interface IntrinsicElements extends DonateElements<Props> {}
  }
}
