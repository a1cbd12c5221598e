import { type DragEvent, useEffect, useState } from 'react'
import type { Transport } from '../../../shared/contract/transport.ts'
import { type ImageCrop, imageLimits, type Profile, removeImage } from '../../../shared/contract/people/profile.ts'
import { useServices } from '../../app/services.ts'
import { useAct } from '../../components/act/useAct.ts'
import { Button, buttonClass } from '../../components/Button.tsx'
import { pressedPart } from '../../components/content/pressedPart.tsx'
import field from '../../components/forms/Field.module.css'
import { PictureView } from '../../components/picture/PictureView.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { ProfileSection } from './ProfileSection.tsx'
import sections from './Profile.module.css'
import { checkFile, type PictureProblem, sendPicture } from './sendPicture.ts'
import { useKeepProfile } from './useProfile.ts'

// Its library loads with the first chosen picture.
const PictureCrop = pressedPart(
  async () => (await import('./PictureCrop.tsx')).PictureCrop,
  <div className={sections.skeleton} />,
)

interface Chosen {
  file: File
  /** Of its contents. */
  address: string
}

/** Whether the browser can open it. @param address of the file's contents */
const opens = (address: string): Promise<boolean> => {
  const image = new Image()
  image.src = address
  return image.decode().then(
    () => true,
    () => false,
  )
}

/** The picture beside the person's name: chosen, checked, cropped, sent; an error is a sentence at the field. */
export const PictureSection = ({ profile: { picture } }: { profile: Profile }) => {
  const { picture: texts } = useTexts('profile').profile
  const services = useServices()
  const keep = useKeepProfile()
  const [chosen, setChosen] = useState<Chosen>()
  const [wrong, setWrong] = useState<PictureProblem>()
  /** 0 to 100 while it is sent. */
  const [percent, setPercent] = useState<number>()
  const address = chosen?.address
  useEffect(() => (address ? () => URL.revokeObjectURL(address) : undefined), [address])
  const act = useAct({
    async call(api, change: (api: Transport) => Promise<Profile>, done: string) {
      setWrong(undefined)
      keep(await change(api))
      setChosen(undefined)
      return done
    },
    say: { toast: (done) => done },
    explain: ({ fields }) => new Map(Object.entries(texts.problems)).get(fields['image'] ?? fields['crop'] ?? ''),
  })
  const choose = async (file: File | undefined) => {
    if (!file) return
    setChosen(undefined)
    act.reset()
    const contents = URL.createObjectURL(file)
    const problem = checkFile(file) ?? ((await opens(contents)) ? undefined : 'broken')
    setWrong(problem)
    if (problem) URL.revokeObjectURL(contents)
    else setChosen({ file, address: contents })
  }
  const send = async ({ file }: Chosen, crop: ImageCrop) => {
    setPercent(0)
    await act.run(() => sendPicture(services, file, crop, setPercent), texts.saved)
    setPercent(undefined)
  }
  return (
    <ProfileSection id="picture" title={texts.title} lead={texts.lead}>
      <div className="flow-ways">
        {picture ? (
          <PictureView picture={{ ...picture, alt: texts.yours }} sizes="128px" className={sections.portrait} />
        ) : (
          <p className={`text-small ${sections.none}`}>{texts.none}</p>
        )}
        <PictureChoice
          has={Boolean(picture)}
          problem={wrong ? texts.problems[wrong] : act.failure}
          onChoose={(file) => void choose(file)}
        />
      </div>
      {picture && !chosen && (
        <Button look="text" busy={act.busy} onClick={() => void act.run(removeImage, texts.removed)}>
          {texts.remove}
        </Button>
      )}
      {chosen && (
        <PictureCrop
          key={chosen.address}
          address={chosen.address}
          busy={percent !== undefined}
          onUse={(crop) => void send(chosen, crop)}
          onCancel={() => setChosen(undefined)}
        />
      )}
      {percent !== undefined && (
        <div className="flow-stack">
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
  /** A sentence; '' if there is none. */
  problem: string
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
      <p className="flow-ways">
        <label htmlFor="picture-file" className={buttonClass('outline')}>
          {has ? texts.other : texts.choose}
        </label>
        <span className="text-small">{over ? texts.dropNow : texts.drop}</span>
      </p>
      <p id="picture-limits" className="text-small">
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
