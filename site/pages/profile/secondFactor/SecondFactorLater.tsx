import { currentLanguage } from '../../../app/language/language.ts'
import { pressedPart } from '../../../content/pressedPart.tsx'
import sections from '../sections/Sections.module.css'

/** Its content loads after the page, for staff only. */
export const SecondFactorLater = pressedPart<object>(
  async () => {
    const [{ SecondFactor }, { codeTexts }] = await Promise.all([
      import('./SecondFactor.tsx'),
      import('../../../secondFactor/texts.ts'),
    ])
    await codeTexts.load(currentLanguage())
    return SecondFactor
  },
  <div className={sections.skeleton} />,
)
