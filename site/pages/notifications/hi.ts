import type { NotificationTexts } from './en.ts'

export const hi: NotificationTexts = {
  title: 'सूचनाएँ',
  lead: 'आपके दान के समाचार, और आपके ख़ास दिनों की याद।',
  list: 'सभी सूचनाएँ',
  unreadCount: (count) => (count === 1 ? 'एक सूचना नई है।' : `${count} सूचनाएँ नई हैं।`),
  allRead: 'सभी पढ़ी हुई हैं।',
  unread: 'नई',
  read: 'पढ़ी हुई',
  markAll: 'सभी को पढ़ा हुआ चिह्नित करें',
  marked: 'सूचनाएँ पढ़ी हुई चिह्नित कर दी गई हैं।',
  notMarked: 'इन्हें पढ़ा हुआ चिह्नित नहीं किया जा सका।',
  open: 'देखें',
  settings: 'सूचनाएँ चुनें',
  pages: 'सूचनाएँ',
  emptyTitle: 'अभी यहाँ कुछ नहीं है',
  empty: 'जब किसी दान की पुष्टि होगी, या आपका कोई ख़ास दिन पास आएगा, तो वह यहाँ दिखेगा।',
  emptyPage: 'इस पृष्ठ पर और कोई सूचना नहीं है।',
  toFirst: 'सबसे नई देखें',
}
