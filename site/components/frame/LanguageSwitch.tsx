import type { ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { type Language, languageFacts, languages } from '../../../shared/languages.ts'
import { isPlainPress } from '../../app/isPlainPress.ts'
import { chooseLanguage, useLanguage } from '../../app/language/language.ts'
import { useTexts } from '../../texts/useTexts.ts'
import styles from './Header.module.css'

/** Drawn from Mukta (SIL Open Font License); 200 units are one em, the baseline is at 0. */
const drawing =
  'M16-113h-18v-13h17q-1-1-3-5q-1-3-1-9q0-6 3-12q2-5 7-9q6-5 14-7q7-2 18-2q14 0 25 4q11 5 20 12q8 7 15 15q6 8 10 14l2 3l-12 7l-4-5q-4-7-10-14q-6-7-13-12q-7-5-15-8q-8-3-17-3q-7 0-12 2q-5 1-8 4q-4 3-5 6q-1 4-1 8q0 6 2 11h20v13h-18v113h-16zM113 20q-15-2-25-6q-11-4-17-10q-7-6-10-14q-3-7-3-16q0-7 2-13q3-5 7-9q-5-5-8-10q-3-6-3-13q0-6 2-10q2-4 5-7q4-3 9-4q4-2 9-2h28v-19h-65v-13h105v13h-24v32h-38q-6 0-11 2q-4 2-4 10q0 4 1 7q2 3 4 6q5-3 11-4q6-1 13-1q8 0 15 2q7 3 11 7q5 4 7 10q3 5 3 11q0 7-3 12q-2 6-6 10l-12-9q2-2 4-5q1-4 1-8q0-3-1-6q-1-3-3-5q-3-3-7-4q-4-2-10-2q-12 0-19 7q-7 6-7 16q0 5 1 10q2 6 7 10q5 4 13 7q8 4 22 5zM297-37q0 4-2 8q-2 3-4 5l14 32l-15 5l-10-30q-10 5-22 5q-8 0-16-3q-8-2-14-8q-6-5-10-13q-4-7-4-18v-6h-34l1 16q-1 1-3 2q-3 2-7 2q-8 0-13-6q-5-6-5-14q0-5 3-9q3-4 10-4h32h9q5 1 10 2q6-12 16-17q11-6 23-6h16v-19h-129v-13h169v13h-25v33h-25q-7 0-12 1q-6 2-10 5q-4 3-7 8q-2 5-2 12q0 7 2 13q2 5 6 8q4 4 8 5q5 2 10 2q11 0 18-5l-5-16q4-6 12-6q8 0 12 5q3 4 3 11zM324-113h-18v-13h17q-1-5-4-11q-2-6-5-12q-4-5-9-9q-5-3-11-3q-14 0-14 14q0 6 2 11q3 6 5 10l-9 8l-5-6q-4-5-6-11q-3-6-3-14q0-11 8-18q7-8 21-8q8 0 14 3q6 2 10 6q5 4 8 9q4 6 6 11q3 5 4 11q2 5 3 9h20v13h-18v113h-16z'

/**
 * The language's own name as a drawing, for a page in the other script. One word does not justify that script's font (100 kB, loaded for hidden text
 * as well). A device without such a font would show empty boxes.
 */
const HindiName = () => (
  <svg viewBox="0 -180 356 240" width="1.78em" height="1.2em" fill="currentColor" role="img" aria-label="हिन्दी">
    <path d={drawing} />
  </svg>
)

/** Names in another script than the page's. */
const drawnNames: Readonly<Partial<Record<Language, ComponentType>>> = { hi: HindiName }

/** The language by its own name, on a page in another one. */
const Name = ({ lang, page }: { lang: Language; page: Language }) => {
  const Drawn = languageFacts[lang].script === languageFacts[page].script ? undefined : drawnNames[lang]
  return Drawn ? <Drawn /> : languageFacts[lang].name
}

/**
 * All languages by their own name; the current one is marked, not only by its weight. They are links, because without JavaScript only the server can
 * render the page in another one.
 */
export const LanguageSwitch = () => {
  const now = useLanguage()
  const { frame } = useTexts('common')
  const { search } = useLocation()
  const asked = new URLSearchParams(search)
  return (
    <div role="group" aria-label={frame.language} className={styles.group}>
      {languages.map((lang) => {
        asked.set('lang', lang)
        return (
          <a
            key={lang}
            href={`?${asked}`}
            lang={lang}
            aria-current={lang === now || undefined}
            className={styles.item}
            onClick={(event) => {
              if (!isPlainPress(event)) return
              event.preventDefault()
              void chooseLanguage(lang)
            }}
          >
            <Name lang={lang} page={now} />
          </a>
        )
      })}
    </div>
  )
}
