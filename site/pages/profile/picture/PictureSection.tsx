import type { Profile } from '../../../../shared/contract/people/profile.ts'
import { pressedPart } from '../../../components/content/pressedPart.tsx'
import { Button } from '../../../components/Button.tsx'
import { PictureView } from '../../../components/picture/PictureView.tsx'
import flow from '../../../components/Flow.module.css'
import text from '../../../components/Text.module.css'
import { ProfileSection } from '../ProfileSection.tsx'
import sections from '../Sections.module.css'
import styles from './Picture.module.css'
import { PictureChoice } from './PictureChoice.tsx'
import { usePicture } from './usePicture.ts'
import { useTexts } from '../../../texts/useTexts.ts'

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
          <PictureView picture={{ ...picture, alt: texts.yours }} sizes="128px" className={styles.portrait} />
        ) : (
          <p className={`${text.small} ${styles.none}`}>{texts.none}</p>
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
          <progress id="picture-progress" max={100} value={percent} className={styles.progress} />
        </div>
      )}
    </ProfileSection>
  )
}
