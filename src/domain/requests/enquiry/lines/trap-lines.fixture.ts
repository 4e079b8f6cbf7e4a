/** What looks like cloth and is none, and what must not be read from messages that ask for cloth. */
import { enquiryLines } from './enquiry-line.fixture.ts';

export const TRAP_LINES = [
  ...enquiryLines(
    'IN',
    `
Good morning sir 🙏
    => nothing
jai shree krishna bhai kaise ho
    => nothing
Namaste ji, aapka number mila Ramesh bhai se
    => nothing
call me 9825098250
    => nothing
my whatsapp +91 98250 12345
    => nothing
GSTIN 27AAPFU0939F1ZV billing name Shree Cotton Mills
    => nothing
GST no 24AABCU9603R1ZX add kar lo
    => nothing
payment 50000 bhej diya hai utr 412345678901
    => nothing
Kal 10/12 ko milte hai office me
    => nothing
meeting 12.11.2026 at 4:30 pm
    => nothing
Invoice no 4060 dated 12/11/2026 ka payment pending hai
    => nothing
rate 40-42 bahut zyada hai bhai
    => nothing
aapne 60 bola tha pichli baar
    => nothing
Thanks & Regards⏎Ramesh Patel⏎Shree Poplin House⏎40, Ring Road, Surat 395002⏎Mob 9825098250
    => nothing
Forwarded message
    => nothing
ok sir thank you
    => nothing
lr no 60x bheja kya 4 bale
    => nothing
Account no 40604060406040 IFSC SBIN0000691
    => nothing
👍👍👍
    => nothing
https://example.com/60x60/92x88/cambric
    => nothing
mail me at cotton.poplin@example.com
    => nothing
happy diwali to you and your family 2026
    => nothing
dispatch kab hoga? 3 din se wait kar raha hu
    => nothing
truck number GJ05 BX 4060 nikal gaya
    => nothing
kitna udhar milega 30 din ya 60 din
    => nothing
1234567890123456789012345678901234567890
    => nothing
Voucher 92/88 check karo
    => nothing
shop no 58, 2nd floor, Cotton Market, Nagpur 440018
    => nothing
01712-345678 e call den
    => nothing
price koto bhai
    => nothing
[18/11, 10:32 am] Ramesh: cambric 60x60 92x88 kora 10000 mtr
    => cotton 1:100, #102, yarns 60 60, threads 92 88, greige, 10000 metre
cambric kora 44 panna 5000 mtr⏎Regards⏎Mahesh, Shree Denim Mills⏎9825098250⏎Ring Road Surat 395002
    => cotton 1:100, #102, greige, 44", 5000 metre
cambric kora 5000 mtr, mera number 98250 60604
    => cotton 1:100, #102, greige, 5000 metre
cambric kora 5000 mtr pichli baar 54 me liya tha
    => cotton 1:100, #102, greige, 5000 metre
cambric kora 5000 mtr GSTIN 27AAPFU0939F1ZV
    => cotton 1:100, #102, greige, 5000 metre
cambric kora 5000 mtr market me 48 chal raha hai
    => cotton 1:100, #102, greige, 5000 metre
cambric kora 44 panna ya 58 panna 5000 mtr
    => cotton 1:100, #102, greige, 5000 metre
cambric kora 5000-6000 mtr
    => cotton 1:100, #102, greige
cambric kora 500 kg chahiye
    => cotton 1:100, #102, greige
cambric kora 5000 mtr target $0.90
    => cotton 1:100, #102, greige, 5000 metre
cambric kora 5000 mtr delivery Jaipur
    => cotton 1:100, #102, greige, 5000 metre
HSN 5208 cambric kora 5000 mtr
    => cotton 1:100, #102, greige, 5000 metre
cambric dyed grey colour 5000 mtr
    => cotton 1:100, #102, finished dyed, colours grey, 5000 metre
cambric kora 5000 mtr 7 din credit
    => cotton 1:100, #102, greige, 5000 metre
cambric kora 5000 mtr as per our PI dated 10/12/2026
    => cotton 1:100, #102, greige, 5000 metre
`,
  ),
];
