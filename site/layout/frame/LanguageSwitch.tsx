import type { ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { type Language, languageFacts, languages } from '../../../shared/languages.ts'
import { isPlainPress } from '../../app/isPlainPress.ts'
import { chooseLanguage, useLanguage } from '../../app/language/language.ts'
import { HindiName } from './HindiName.tsx'
import styles from './Strip.module.css'
import { useTexts } from '../../texts/useTexts.ts'

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
