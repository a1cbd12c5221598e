import { Suspense } from 'react'
import { laterPart } from '../../app/laterPart.tsx'
import { Seo } from '../../app/Seo.tsx'
import { PageLoading } from '../../layout/PageLoading.tsx'
import { DonateHero } from './DonateHero.tsx'
import { ScriptBlocked } from './ScriptBlocked.tsx'
import { givingTexts } from './texts.ts'
import { useOpenFromAddress } from './useOpenFromAddress.ts'

// What lies below the first view comes after it.
const GivingWays = laterPart(async () => (await import('./GivingWays.tsx')).GivingWays)

/** Opens the dialog as the address asks, and is worth reading behind it: what a gift can be for, and how to give without the dialog. */
export const DonatePage = () => {
  const { give } = givingTexts.use()
  const { blocked, retry } = useOpenFromAddress()
  return (
    <>
      <Seo title={give.heading} description={give.lead} />
      <noscript>
        <ScriptBlocked text={give.scriptless} />
      </noscript>
      {blocked && <ScriptBlocked text={give.blockedText} onRetry={retry} />}
      <DonateHero />
      <Suspense fallback={<PageLoading />}>
        <GivingWays />
      </Suspense>
    </>
  )
}
