import type { RefObject } from 'react'
import { ApiError } from '../../../../shared/contract/transport.ts'
import { imageLimits } from '../../../../shared/contract/people/profile.ts'
import { languageLabel } from '../../../../shared/languageLabel.ts'
import { type Language, languages } from '../../../../shared/languages.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { described, FieldFrame, fieldOf, TextField } from '../../../components/forms/Field.tsx'
import type { FormState } from '../../../components/forms/useForm.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { checkFile } from '../../profile/usePicture.ts'
import parts from '../desk/DeskItem.module.css'
import styles from './Deeds.module.css'

/** First part of the keys of the queries about deeds. */
export const deedsKey = 'staff-deeds'

type LineName = `texts.${Language}.${'title' | 'text' | 'alt'}`

interface DeedFieldsProps {
  form: FormState<LineName | 'image'>
  picture: RefObject<HTMLInputElement | null>
  /** Beside the label of the picture; with a note it may stay empty. */
  note?: string
}

/** The picture, and the lines in each language. */
export const DeedFields = ({ form, picture, note }: DeedFieldsProps) => {
  const texts = useTexts('staff').deeds
  const lang = useLanguage()
  const { id, label, problem } = fieldOf({ form, name: 'image' })
  return (
    <>
      <FieldFrame id={id} label={label} note={note} hint={texts.imageHint} problem={problem}>
        <input
          ref={picture}
          id={id}
          name="image"
          type="file"
          accept={imageLimits.types.join(',')}
          className={parts.files}
          {...described(id, problem, texts.imageHint)}
        />
      </FieldFrame>
      {languages.map((language) => (
        <fieldset key={language} className={styles.lines}>
          <legend>{languageLabel(language, lang)}</legend>
          <TextField form={form} name={`texts.${language}.title`} autoComplete="off" hint={texts.titleHint} />
          <TextField form={form} name={`texts.${language}.text`} autoComplete="off" />
          <TextField form={form} name={`texts.${language}.alt`} autoComplete="off" hint={texts.altHint} />
        </fieldset>
      ))}
    </>
  )
}

/** The chosen picture, checked before it is sent. @throws ApiError with the API's own code at `image` */
export const chosenPicture = (input: HTMLInputElement | null): File | undefined => {
  const file = input?.files?.[0]
  const code = file && checkFile(file)
  if (code) throw new ApiError('refused', { code: 'invalid', fields: { image: code } })
  return file
}
