import type { Dependencies } from '../dependencies.ts'
import { notify } from './notify.ts'

export interface SettledGift {
  id: number
  txn_id: string
  /** Null once the donor's account is deleted: then nobody is told. */
  user_id: number | null
  /** Rupees. */
  amount: number
  project_id: number
}

const grouped = new Intl.NumberFormat('en-IN')

/** Tells the donor that a gift is confirmed. Call within the transaction that makes it paid. */
export async function tellConfirmed(
  db: Dependencies['db'],
  now: Date,
  gift: SettledGift,
  receipt: string,
): Promise<void> {
  if (gift.user_id === null) return
  const project = await titlesOf(db, gift.project_id)
  const amount = grouped.format(gift.amount)
  await notify(db, now, {
    userId: gift.user_id,
    kind: 'gift_confirmed',
    donationId: gift.id,
    title: { en: 'Your donation is confirmed', hi: 'आपका दान प्राप्त हुआ' },
    description: {
      en: `Your donation of ₹${amount} for ${project.title_en} is confirmed. Receipt ${receipt}.`,
      hi: `${project.title_hi} के लिए आपका ₹${amount} का दान प्राप्त हो गया है। रसीद संख्या ${receipt}।`,
    },
    link: `/payment-success?txnid=${gift.txn_id}`,
    saidOnce: `gift_confirmed:${gift.id}`,
  })
}

/** Tells the donor that a payment failed, and where it can be tried again. */
export async function tellFailed(db: Dependencies['db'], now: Date, gift: SettledGift): Promise<void> {
  if (gift.user_id === null) return
  const project = await titlesOf(db, gift.project_id)
  const amount = grouped.format(gift.amount)
  await notify(db, now, {
    userId: gift.user_id,
    kind: 'gift_failed',
    donationId: gift.id,
    title: { en: 'A payment did not go through', hi: 'एक भुगतान पूरा नहीं हुआ' },
    description: {
      en: `Your payment of ₹${amount} for ${project.title_en} did not go through. You can try again.`,
      hi: `${project.title_hi} के लिए आपका ₹${amount} का भुगतान पूरा नहीं हो सका। आप फिर से कोशिश कर सकते हैं।`,
    },
    link: `/payment-failure?txnid=${gift.txn_id}`,
    saidOnce: `gift_failed:${gift.id}`,
  })
}

function titlesOf(db: Dependencies['db'], projectId: number): Promise<{ title_en: string; title_hi: string }> {
  return db
    .selectFrom('projects')
    .select(['title_en', 'title_hi'])
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow()
}
