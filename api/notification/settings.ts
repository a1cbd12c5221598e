import type { NotificationKind } from '../../shared/contract/people/notification.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Language } from '../http/language.ts'

interface NotificationTypeTexts {
  title: Record<Language, string>
  text: Record<Language, string>
}

/** What can be switched off. The welcome comes once and before anything can be switched. */
export const switchableTypes: Record<Exclude<NotificationKind, 'welcome'>, NotificationTypeTexts> = {
  gift_confirmed: {
    title: { en: 'Donation confirmed', hi: 'दान की पुष्टि' },
    text: {
      en: 'When your payment has arrived, with the number of your receipt.',
      hi: 'जब आपका भुगतान पहुँच जाए, रसीद संख्या के साथ।',
    },
  },
  gift_failed: {
    title: { en: 'Payment failed', hi: 'भुगतान पूरा न होना' },
    text: { en: 'When a payment did not go through.', hi: 'जब कोई भुगतान पूरा न हो सके।' },
  },
  special_date: {
    title: { en: 'Special days', hi: 'ख़ास दिन' },
    text: {
      en: 'A week before a day that you have added.',
      hi: 'आपके दर्ज किए हुए किसी दिन से एक सप्ताह पहले।',
    },
  },
  pledge_reminder: {
    title: { en: 'Pledge reminder', hi: 'संकल्प की याद' },
    text: {
      en: 'On the day you chose for your regular donation. Nothing is debited by itself.',
      hi: 'नियमित दान के लिए आपके चुने हुए दिन पर। अपने आप कोई राशि नहीं कटती।',
    },
  },
}

/** Every kind that can be switched, and whether it is on for this person; on unless they switched it off. */
export async function readSettings(db: Dependencies['db'], userId: number): Promise<Map<string, boolean>> {
  const rows = await db
    .selectFrom('notification_settings')
    .select(['kind', 'is_on'])
    .where('user_id', '=', userId)
    .execute()
  const told = new Map(rows.map((row) => [row.kind, row.is_on]))
  return new Map(Object.keys(switchableTypes).map((kind) => [kind, told.get(kind) ?? true]))
}
