/** `import 'donate-widget/jsx'`: React 19 knows `<donate-button>` and `<donate-form>`. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { DonateElementAttributes, DonateElements } from './elements.ts'

type Props = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & DonateElementAttributes

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends DonateElements<Props> {}
  }
}
