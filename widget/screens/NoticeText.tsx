import { useLayoutEffect, useState } from 'react'
import { type Notice, privacyNotice } from '../../shared/contract/people/myData.ts'
import { sitePaths } from '../../shared/sitePaths.ts'
import { useDialog, useTexts } from '../dialogContext.ts'
import { siteAddress } from '../environment.ts'

/**
 * The notice about personal data. Null until it has loaded, and if the back end has none: a form works without it.
 * @param wanted asks for it, once
 */
export const useNotice = (wanted: boolean): Notice | null => {
  const { api } = useDialog().environment
  const [notice, setNotice] = useState<Notice | null>(null)
  useLayoutEffect(() => {
    if (wanted) privacyNotice(api).then(setNotice, () => {})
  }, [wanted])
  return notice
}

/** The notice about personal data: what is kept in one line, the reasons folded. The links open beside the dialog, so that nothing typed is lost. */
export const NoticeText = ({ notice }: { notice: Notice }) => {
  const texts = useTexts()
  const { siteRoot } = useDialog().environment.options
  const { title, lead, points, withdraw, complain, officer } = notice
  const inNewTab = { target: '_blank', rel: 'noopener' }
  return (
    <>
      <p className="hint">
        <b>{title}:</b> {points.map(({ what }) => what).join('; ')}
      </p>
      <details>
        <summary>{texts.noticeMore}</summary>
        <p>{lead}</p>
        {points.map(({ what, why }) => (
          <p key={what}>
            <b>{what}</b>
            <br />
            {why}
          </p>
        ))}
        <p>
          {withdraw}{' '}
          <a href={siteAddress(siteRoot, sitePaths.myData)} {...inNewTab}>
            {texts.noticeWithdraw}
          </a>
        </p>
        <p>
          {complain} {officer.name}: <a href={`mailto:${officer.email}`}>{officer.email}</a>
        </p>
        <p>
          <a href={siteAddress(siteRoot, sitePaths.privacy)} {...inNewTab}>
            {texts.noticeWhole}
          </a>
        </p>
      </details>
    </>
  )
}
