import { type DragEvent, useState } from 'react'
import { imageLimits } from '../../../../shared/contract/people/profile.ts'
import field from '../../../components/forms/Field.module.css'
import { buttonClass } from '../../../components/Button.tsx'
import flow from '../../../components/Flow.module.css'
import text from '../../../components/Text.module.css'
import styles from './Picture.module.css'
import { useTexts } from '../../../texts/useTexts.ts'

interface PictureChoiceProps {
  /** There is a picture already. */
  has: boolean
  problem: string | undefined
  onChoose(file: File | undefined): void
}

/** A file field that also accepts a dropped picture. */
export const PictureChoice = ({ has, problem, onChoose }: PictureChoiceProps) => {
  const { picture: texts } = useTexts('profile').profile
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onChoose(event.dataTransfer.files[0])
  }
  return (
    <div
      className={styles.drop}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        id="picture-file"
        type="file"
        className="visually-hidden"
        accept={imageLimits.types.join(',')}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`picture-limits${problem ? ' picture-problem' : ''}`}
        onChange={(event) => {
          onChoose(event.target.files?.[0])
          // The same file again, changed meanwhile, counts as a choice too.
          event.target.value = ''
        }}
      />
      <p className={flow.ways}>
        <label htmlFor="picture-file" className={buttonClass('outline')}>
          {has ? texts.other : texts.choose}
        </label>
        <span className={text.small}>{over ? texts.dropNow : texts.drop}</span>
      </p>
      <p id="picture-limits" className={text.small}>
        {texts.limits}
      </p>
      <div role="alert">
        {problem && (
          <p id="picture-problem" className={field.problem}>
            {problem}
          </p>
        )}
      </div>
    </div>
  )
}
