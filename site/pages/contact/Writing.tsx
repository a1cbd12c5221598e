import { FormWhenNear } from '../../forms/near/FormWhenNear.tsx'
import block from '../../parts/Block.module.css'
import text from '../../parts/Text.module.css'
import { contactFields } from './contactFields.ts'
import { contactTexts } from './texts.ts'

const fetchForm = async () => (await import('./ContactForm.tsx')).ContactForm
const nothing = {}

/** The form of the contact page. */
export const Writing = () => {
  const texts = contactTexts.use()
  return (
    <section aria-labelledby="write-us" className={block.stack}>
      <h2 id="write-us">{texts.write}</h2>
      <p className={text.soft}>{texts.writeLead}</p>
      <FormWhenNear fields={contactFields(texts)} submit={texts.send} fetchForm={fetchForm} with={nothing} />
    </section>
  )
}
