import type { ComponentProps } from 'react'
import { FileButton } from '../../components/act/FileButton.tsx'
import { useTexts } from '../../texts/useTexts.ts'

/** Saves a file of a donor. Below the button: the file's link, or why it failed. */
export const DownloadButton = (props: Omit<ComponentProps<typeof FileButton>, 'busy'>) => (
  <FileButton {...props} busy={useTexts('profile').donations.downloading} />
)
