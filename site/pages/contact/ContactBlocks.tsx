import { contract, useContent } from '../../framework/firstLoad/useContent.ts'
import { RichText } from '../../components/content/RichText.tsx'
import { Lines } from '../../components/Lines.tsx'
import { Section } from '../../components/Section.tsx'
import styles from './ContactPage.module.css'
import { useTexts } from '../../texts/useTexts.ts'
import { Fragment, useState } from 'react'
import { apiRoot } from '../../framework/firstLoad/roots.ts'
import drawing from './DrawnMap.module.css'
import { EnquiryForm } from '../../components/forms/EnquiryForm.tsx'
import { TextField } from '../../components/forms/Field.tsx'
import { LongText } from '../../components/forms/LongText.tsx'

/** How to come: the map, the same in words, and the editor's text for the page of the ashram. */
export const WayHere = () => {
  const texts = useTexts('contact').contact
  const { data, error } = useContent(['page', 'swargashram'], async (api) =>
    (await contract.pages()).contentPage(api, 'swargashram'),
  )
  const written = data?.sections.find(({ id }) => id === 'reach')
  return (
    <Section id="reach" tone="quiet" title={texts.come}>
      <div className="flow-columns">
        <DrawnMap />
        <div>{written ? <RichText html={written.body} /> : (data || error) && <p>{texts.reachMissing}</p>}</div>
        <section aria-label={texts.onMap} className={styles.places}>
          <h3>{texts.onMap}</h3>
          <Lines
            entries={texts.places.map(([place, how], index) => [
              <Fragment key={place}>
                <span className={styles.number}>{index + 1}</span>
                {place}
              </Fragment>,
              how,
            ])}
          />
        </section>
      </div>
    </Section>
  )
}

// Beside the root, not in it; written out, because the API's address is put into the built page unchanged.
const src = `${apiRoot}/../media/map.svg`

/**
 * The drawn map of the place. The page writes its labels in the reader's language and the site's own font, because a picture cannot use the fonts of
 * its page. If the API has no drawing, the list says the same.
 */
const DrawnMap = () => {
  const texts = useTexts('contact').contact
  const [missing, setMissing] = useState(false)
  if (missing) return null
  return (
    <div className={drawing.frame}>
      <img
        {...mapSize}
        // In a prerendered page it may have failed before anybody listened.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) setMissing(true)
        }}
        src={src}
        alt={texts.map}
        loading="lazy"
        decoding="async"
        className={drawing.map}
        onError={() => setMissing(true)}
      />
      <MapNames />
    </div>
  )
}

/**
 * The numbers of the list beside the map, and on wide screens the names. They are visual only: the picture's alternative text and the list have the
 * same content.
 */
const MapNames = () => {
  const texts = useTexts('contact').contact
  return (
    <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} className={drawing.labels} aria-hidden="true">
      {labels.map(({ name, at }) => (
        <text key={name} transform={at} className={drawing.name}>
          {texts[name]}
        </text>
      ))}
      {texts.places.map(([place], index) => (
        <g key={place} transform={`translate(${spots[index]})`}>
          <g className={drawing.spot}>
            <circle r={19} />
            <text y={8} className={drawing.number}>
              {index + 1}
            </text>
            <text y={46} className={drawing.name}>
              {place}
            </text>
          </g>
        </g>
      ))}
    </svg>
  )
}

/** Where things are on the drawn map (demo/content/pictures/contact/map.svg), in its own units: 1200 by 900. */
const mapSize = { width: 1200, height: 900 } as const

/** One for each of the list's places, in its order: railway station, bus stand, bridge, ashram, steps, school, clinic, cow shelter. */
const spots = ['380 850', '690 826', '446 500', '668 416', '790 492', '520 182', '860 256', '262 326'] as const

/** Words of the map that are not in the list. */
const labels = [
  { name: 'north', at: 'translate(1110 422)' },
  { name: 'river', at: 'translate(1010 372) rotate(-14)' },
  { name: 'road', at: 'translate(900 628) rotate(-15)' },
] as const

/** The form of the contact page. */
export const Writing = () => {
  const texts = useTexts('contact').contact
  return (
    <section aria-labelledby="write-us" className="flow-close">
      <h2 id="write-us">{texts.write}</h2>
      <p className="text-soft">{texts.writeLead}</p>
      <ContactForm />
    </section>
  )
}

/** Checks and sends a message; filled in with the signed-in person's data. */
const ContactForm = () => {
  const texts = useTexts('contact').contact
  return (
    <EnquiryForm
      schema={async () => (await import('../../../shared/contract/content/contact.ts')).contactRequestSchema}
      labels={{
        name: texts.name,
        email: texts.email,
        phone: texts.phone,
        subject: texts.subject,
        message: texts.message,
      }}
      start={(person) => ({ ...person, subject: '', message: '' })}
      texts={texts}
      submit={texts.send}
      draft="contact"
      call={async (api, message) =>
        (await import('../../../shared/contract/content/contact.ts')).sendContact(api, message)
      }
      again={{ label: texts.another, focus: 'subject' }}
    >
      {(form) => (
        <>
          <TextField form={form} name="name" autoComplete="name" />
          <TextField form={form} name="email" type="email" autoComplete="email" inputMode="email" />
          <TextField
            form={form}
            name="phone"
            note={texts.optional}
            hint={texts.phoneHint}
            type="tel"
            autoComplete="tel"
            inputMode="tel"
          />
          <TextField form={form} name="subject" />
          <LongText form={form} name="message" limit={{ most: mostLetters, left: texts.left }} />
        </>
      )}
    </EnquiryForm>
  )
}

/** Maximum letters of a message, from the contract (`shared/contract/content/contact.ts`; a test compares the two). */
export const mostLetters = 4000
