import { type DragEvent, useState } from 'react'
import { imageLimits, type Profile } from '../../../shared/contract/people/profile.ts'
import { Button, buttonClass } from '../../components/Button.tsx'
import flow from '../../components/Flow.module.css'
import text from '../../components/Text.module.css'
import { pressedPart } from '../../components/content/pressedPart.tsx'
import field from '../../components/forms/Field.module.css'
import { PictureView } from '../../components/picture/PictureView.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { ProfileSection } from './ProfileSection.tsx'
import sections from './Profile.module.css'
import { usePicture } from './usePicture.ts'

// Its library loads with the first chosen picture.
const PictureCrop = pressedPart(
  async () => (await import('./PictureCrop.tsx')).PictureCrop,
  <div className={sections.skeleton} />,
)

/** The picture beside the person's name. */
export const PictureSection = ({ profile }: { profile: Profile }) => {
  const { picture: texts } = useTexts('profile').profile
  const { chosen, problem, percent, removing, cancel, choose, send, remove } = usePicture()
  const { picture } = profile
  return (
    <ProfileSection id="picture" title={texts.title} lead={texts.lead}>
      <div className={flow.ways}>
        {picture ? (
          <PictureView picture={{ ...picture, alt: texts.yours }} sizes="128px" className={sections.portrait} />
        ) : (
          <p className={`${text.small} ${sections.none}`}>{texts.none}</p>
        )}
        <PictureChoice has={Boolean(picture)} problem={problem} onChoose={(file) => void choose(file)} />
      </div>
      {picture && !chosen && (
        <Button look="text" busy={removing} onClick={() => void remove()}>
          {texts.remove}
        </Button>
      )}
      {chosen && (
        <PictureCrop
          key={chosen.address}
          address={chosen.address}
          busy={percent !== undefined}
          onUse={(crop) => void send(crop)}
          onCancel={cancel}
        />
      )}
      {percent !== undefined && (
        <div className={flow.stack}>
          <label htmlFor="picture-progress" role="status">
            {texts.sending(percent)}
          </label>
          <progress id="picture-progress" max={100} value={percent} className={sections.progress} />
        </div>
      )}
    </ProfileSection>
  )
}

interface PictureChoiceProps {
  /** There is a picture already. */
  has: boolean
  problem: string | undefined
  onChoose(file: File | undefined): void
}

/** A file field that also accepts a dropped picture. */
const PictureChoice = ({ has, problem, onChoose }: PictureChoiceProps) => {
  const { picture: texts } = useTexts('profile').profile
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onChoose(event.dataTransfer.files[0])
  }
  return (
    <div
      className={sections.drop}
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
