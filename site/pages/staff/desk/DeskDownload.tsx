import type { ReactNode } from 'react'
import { FileButton } from '../../../components/act/FileButton.tsx'
import type { SavedFile } from '../../../components/act/saveFile.ts'
import { useTexts } from '../../../texts/useTexts.ts'

/** Downloads a file. The button says "Download CSV" without words of its own. */
export const DeskDownload = ({ children, ...file }: SavedFile & { children?: ReactNode }) => {
  const { csv, wait } = useTexts('desk').desk
  return (
    <FileButton {...file} busy={wait}>
      {children ?? csv}
    </FileButton>
  )
}
