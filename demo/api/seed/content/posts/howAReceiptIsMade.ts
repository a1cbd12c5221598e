import { picture } from '../pictures.ts'
import type { SeedPost } from '../postTypes.ts'

export const howAReceiptIsMade: SeedPost = {
  id: 10,
  text: {
    en: {
      title: 'How a receipt is made, and what 80G means in practice',
      summary:
        'From the moment the bank confirms to the certificate in May: what happens on our side, what you need to do, and the mistakes that we see most.',
      body: `<p>Every April my telephone asks the same six questions. I have written the answers down. I am an accountant and not your tax adviser, so where your own case is unusual, please show this to somebody who knows the rest of your papers.</p>
<h2>What happens after you give</h2>
<p>When you pay online, the payment company tells our server that it has your money. We do not believe it at once. We ask the company back, with a signature that only we can make, and only when both answers agree do we write the gift down. That is when the page says "confirmed". It usually takes less than a minute, and sometimes, with UPI, a day.</p>
<p>Then a number is drawn. Receipts of a financial year run from one upwards without gaps. A gap would mean that a receipt had been removed, and the auditor looks for exactly that. The receipt carries your name as you gave it, the amount in figures and in words, the date, the purpose, and our registrations. You find it under <a href="/donation">My donations</a>, and you can print it there as often as you wish. It is the same receipt each time.</p>
<h2>What 80G is</h2>
<p>80G was the section of the Income-tax Act of 1961 under which a gift to an approved trust lowers the income that you pay tax on. Since 1 April 2026 the Income-tax Act of 2025 applies. The same rule now stands in section 133. Everybody still says 80G, and so do we, with the new number beside it.</p>
<p>In practice it means this. Half of your gift may be taken off your taxable income, within a limit that depends on that income. If you give ₹10,000 and pay tax at 20 per cent, you may save ₹1,000. You do not get the gift back. I say so because one caller a year believes it, and is disappointed with us.</p>
<ul>
<li>It helps only those who choose the old tax regime. In the new regime there is no such deduction.</li>
<li>Gifts in kind do not count. A sack of rice left at our door is a fine thing, but it is not a deduction.</li>
<li>Cash above ₹2,000 does not count. Please use a bank, UPI or a card.</li>
<li>We need your name, address and PAN if you want the deduction. If you do not want it, we do not need your PAN.</li>
</ul>
<h2>The receipt is not the certificate</h2>
<p>This is the point at which most people go wrong, and it is not their fault. The receipt says that we have your money. For the deduction you need a certificate as well, which the tax department makes from the list of gifts that we file. The list used to be called Form 10BD and the certificate Form 10BE. For gifts made from April 2026 on they are Forms 113 and 114. We file by 31 May after the end of the financial year. The certificate follows within days, by e-mail.</p>
<p>So if you gave in June, you wait nearly a year. We cannot make it faster.</p>
<blockquote><p>Please check the PAN. One wrong letter, and the gift belongs to nobody as far as the department's computer is concerned.</p></blockquote>
<h2>What went wrong last year</h2>
<p>For the year 2024-25 we filed 2,906 gifts. In eleven of them the PAN was wrong. Seven had a zero where the letter O should be or the other way round, three belonged to the wife or the husband, and one was a telephone number. Until then we had not checked the form of a PAN when it was entered. Now the page does, and says which letter looks odd. The eleven were corrected by July. Two people had already filed their return, and had to file again. I telephoned both. They were polite about it.</p>
<h2>Six short answers</h2>
<ul>
<li><strong>Can the receipt be in my father's name?</strong> Only if he paid. In his memory or his honour, gladly, and it will say so.</li>
<li><strong>Can you date it in March?</strong> No. The date is the day on which the money moved.</li>
<li><strong>I paid twice by mistake.</strong> Write to us within fifteen days, and the second gift goes back the way it came.</li>
<li><strong>I live abroad.</strong> If you hold an Indian passport you may give from an Indian account. We cannot take foreign contributions here.</li>
<li><strong>My company gives.</strong> Then look at the page for <a href="/csr-support">companies</a>. The papers are different.</li>
<li><strong>I need nothing at all.</strong> You will still get a receipt. Our auditor needs it more than you do.</li>
</ul>`,
    },
  },
  author: { en: 'Girish Uniyal, accounts', hi: 'गिरीश उनियाल, लेखा' },
  picture: picture('blog-06'),
  publishedAt: '2026-04-27T07:00:00+05:30',
  tags: ['accounts'],
}
