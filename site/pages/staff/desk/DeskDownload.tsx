import type { ReactNode } from 'react'
import { useServices } from '../../../app/services.ts'
import { saveFile } from '../../../components/forms/saveFile.ts'
import { ActButton } from '../../../components/act/ActButton.tsx'
import { FileLink } from '../../../components/act/FileLink.tsx'
import { useAct } from '../../../components/act/useAct.ts'
import { useTexts } from '../../../texts/useTexts.ts'

interface DeskDownloadProps {
  /** Under the API root. */
  path: string
  /** Payload of a call that is a POST. */
  json?: unknown
  /** Of the file. */
  name: string
  /** Words of the button; "Download CSV" if absent. */
  children?: ReactNode
}

/** Downloads a file. If the API wants a recent proof of identity, it asks for the password in place and tries again. */
export const DeskDownload = ({ path, json, name, children }: DeskDownloadProps) => {
  const { download } = useTexts('desk').desk
  const { session, watch } = useServices()
  const act = useAct({
    call: () => watch(() => saveFile(session, { path, json, name })),
    say: (url) => <FileLink url={url} />,
  })
  return <ActButton act={act}>{act.busy ? download.busy : (children ?? download.csv)}</ActButton>
}
