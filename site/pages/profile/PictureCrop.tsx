import { useId, useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import type { ImageCrop } from '../../../shared/contract/people/profile.ts'
import { Button } from '../../components/Button.tsx'
import styles from './Profile.module.css'
import { useTexts } from '../../texts/useTexts.ts'

interface PictureCropProps {
  /** Address of the file's contents. */
  address: string
  busy: boolean
  onUse(crop: ImageCrop): void
  onCancel(): void
}

/** Selects a square of the picture, by pointer, touch or keyboard. */
export const PictureCrop = ({ address, busy, onUse, onCancel }: PictureCropProps) => {
  const { picture: texts } = useTexts('profile').profile
  const id = useId()
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [crop, setCrop] = useState<ImageCrop>()
  return (
    <div className="flow-stack" role="group" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{texts.crop}</h3>
      <p id={`${id}-hint`} className="text-small">
        {texts.cropHint}
      </p>
      <div className={styles.stage}>
        <Cropper
          image={address}
          crop={place}
          zoom={zoom}
          aspect={1}
          cropShape="round"
          showGrid={false}
          zoomWithScroll={false}
          disableAutomaticStylesInjection
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setCrop(pixels)}
          cropperProps={{ 'aria-label': texts.crop, 'aria-describedby': `${id}-hint`, role: 'group' }}
          mediaProps={{ alt: '' }}
        />
      </div>
      <label className={styles.zoom}>
        {texts.zoom}
        <input
          type="range"
          min={1}
          max={3}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
      <div className="flow-ways">
        <Button busy={busy || !crop} onClick={() => crop && onUse(crop)}>
          {texts.use}
        </Button>
        <Button look="text" busy={busy} onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  )
}
