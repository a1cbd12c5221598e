import { imageLimits } from '../../../../shared/contract/people/profile.ts'

/** Why a file cannot be a profile picture: the server's own codes, reported before anything is sent. */
export type PictureProblem = 'type' | 'too_large' | 'broken'

/** Type and size at once; the browser tests whether it opens. */
export const checkFile = ({ type, size }: File): PictureProblem | null => {
  if (!imageLimits.types.some((known) => known === type)) return 'type'
  return size > imageLimits.bytes ? 'too_large' : null
}

/** Whether the browser can open it. @param address of the file's contents */
export const opens = (address: string): Promise<boolean> => {
  const image = new Image()
  image.src = address
  return image.decode().then(
    () => true,
    () => false,
  )
}
