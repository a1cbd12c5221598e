import type { ReactNode } from 'react'
import { PageHeading } from '../../app/PageHeading.tsx'
import flow from '../../parts/Flow.module.css'
import { useTexts } from '../../texts/useTexts.ts'

/** One message on the way to the payment page, and what the donor can do. */
export const HandoverView = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <div className={flow.stack}>
    <PageHeading title={useTexts('giving').handover.title}>{heading}</PageHeading>
    {children}
  </div>
)
