import styles from './PictureFrame.module.css'
import { PictureView, type PictureViewProps } from './PictureView.tsx'

interface PictureFrameProps extends Omit<PictureViewProps, 'className'> {
  /** A class of the frame. Its `--ratio` sets the shape; by default 16 / 9. */
  className?: string | undefined
}

/** A picture that fills a frame of a given shape, whatever its own shape is. */
export const PictureFrame = ({ className, ...picture }: PictureFrameProps) => (
  <div className={className ? `${styles.frame} ${className}` : styles.frame}>
    <PictureView {...picture} />
  </div>
)
