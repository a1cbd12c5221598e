import { correctionDays } from './correctionDays.ts'

/** HTML. */
export const termsEn = `<p>These terms are for everyone who uses this website or the donation form of Kinara Seva Nyas, here or on the page of a partner. By giving or making an account you accept them.</p>

<h2>A gift is a gift</h2>
<p>Giving is voluntary. Nobody gets anything in return, neither a service nor an advantage nor a better place in the row. You should be 18 or older, and the money should be your own and lawfully earned.</p>
<p>Please give only if you are a citizen of India, or if your company is an Indian source under the Foreign Contribution (Regulation) Act, 2010. We cannot accept foreign contributions here.</p>

<h2>Amounts and prices</h2>
<p>Amounts are in whole rupees. Prices of things, such as a meal or a school bag, say what they cost us on average at present. Prices are looked at each April. Online, at most ₹10,00,000 can be given at a time; for more, please use a bank transfer.</p>

<h2>Payment</h2>
<p>Payments are carried out by a payment company on its own secure page and under its terms. A gift counts as received only when it has been confirmed to us, and not when a page in the browser says so. Until then you see "being confirmed". If money was taken from you and the payment did not go through, the bank returns it by itself, as a rule within five to seven working days.</p>

<h2>What a gift is used for</h2>
<p>It goes to the project and purpose that you named. If a project has more than it needs, or if the purpose can no longer be carried out, we use the rest for the nearest purpose and say so in the yearly report. If your gift was ₹25,000 or more we ask you first.</p>

<h2>Gifts made by mistake</h2>
<p>If you gave twice, or one nought too many, or to the wrong project, write to us within ${correctionDays} days of the payment, with the transaction number. We return what was too much, or move the donation to the right project. The money goes back the way it came, within ten working days of your letter. Once a receipt has been used for a tax certificate, it must be cancelled first. After ${correctionDays} days we can help only where the law requires it, since the money may already be rice.</p>

<h2>Regular gifts</h2>
<p>A pledge is a promise to give on a certain day of the month or the year. We remind you; nothing is debited without you. You can end it in the profile at any time, without a reason.</p>

<h2>Receipts and tax exemption</h2>
<p>For every confirmed gift there is a receipt in your account. A deduction under section 80G, since 1 April 2026 section 133 of the Income-tax Act, 2025, needs your name, address and PAN, and a certificate which is issued after the end of the financial year, by 31 May. Gifts in cash above ₹2,000 and gifts in kind do not qualify. Whether and how far you can use the deduction depends on your case and on the regime you have chosen. We do not give tax advice.</p>

<h2>Your account</h2>
<p>Please keep your password to yourself, and tell us if you think that somebody else has it. You may delete your account at any time. We may close an account that is used to deceive or to harm others, and say why.</p>

<h2>Volunteers and guests</h2>
<p>An offer to volunteer through this site is an offer on both sides; it becomes firm when we have written to you. In the house the rules of the house apply. They are on the page of the <a href="/swargashram">ashram</a>.</p>

<h2>The button on other pages</h2>
<p>Partners may show our donation button after we have entered their address. They may not change what it says, take payments themselves in our name, or suggest that we recommend their goods. We may withdraw the permission at any time.</p>

<h2>Texts and pictures</h2>
<p>Texts and drawings of this site belong to the trust. You may quote and share them with the source named, unchanged, and not for advertising.</p>

<h2>What we answer for</h2>
<p>We take care that the site is right and can be reached, but cannot promise that it always is. We answer for damage that we cause on purpose or by gross negligence, and for whatever a law does not allow us to exclude.</p>

<h2>Law and courts</h2>
<p>Indian law applies. Before anyone goes to court, both sides try for thirty days to settle the matter by talking. After that the courts at the registered seat of the trust decide. Your rights as a consumer, where you have any, are untouched.</p>

<h2>Contact</h2>
<p>Address, telephone and e-mail are on the <a href="/contact">contact page</a>. Complaints go to the managing trustee, who acknowledges them within 48 hours and answers within fifteen days.</p>`
