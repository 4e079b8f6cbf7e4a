/**
 * A seventh set, written when the parser had been mended by the sixth. The first reading of it: precision 0.991, recall 0.933,
 * one of eight messages without a request filled. Mended to since; three expectations were wrong and were put right.
 */
import { enquiryLines } from './enquiry-line.fixture.ts';

export const SEVENTH_HELD_OUT_LINES = [
  ...enquiryLines(
    'IN',
    `
10000 mtr 60x60 92x88 44" cambric kora
    => 10000 metre, yarns 60 60, threads 92 88, 44", cotton 1:100, #102, greige
44" / kora / cambric / 92x88 / 60x60 / 10000 mtr
    => 10000 metre, yarns 60 60, threads 92 88, 44", cotton 1:100, #102, greige
Dear Selvedge, 58" poplin (40x40, 133x72), RFD. 20000m. 45 days credit pls. Tirupur 641603 delivery
    => cotton 1:100, #101, 58", yarns 40 40, threads 133 72, finished rfd, 20000 metre, credit 45, to 641603
poplene dyd 58 inch 3000mtr blak
    => cotton 1:100, #101, finished dyed, 58", 3000 metre
cotan twil 20*20 108*56 khaki dyed 58 panna 4k mtr
    => #107, yarns 20 20, threads 108 56, finished dyed, colours khaki, 58", 4000 metre, cotton 1:100
Rayon 30/30, 68/64, 44 inch, RFD, 7000 meter, payment terms - 30 days, dispatch - 10 days
    => rayon 4:100, yarns 30 30, threads 68 64, 44", finished rfd, 7000 metre, credit 30, by 2026-11-28
qty: 5k⏎fabric: cotton lawn⏎count: 80/80⏎const: 92/88⏎panna: 58⏎finish: print⏎dsgn: 6
    => 5000 metre, cotton 1:100, #105, yarns 80 80, threads 92 88, 58", finished printed, colours 6
hume apne shirts ke liye white oxford chahiye 40x40 58 inch 2000 meter, 15 december se pehle, rate 130 se kam
    => #111, yarns 40 40, finished dyed, colours white, 58", 2000 metre, by 2026-12-15, cotton 1:100, target 130
TWILL/COTTON/20X16/128X60/57-58"/DYED/OLIVE/5000 MTR
    => cotton 1:100, #107, yarns 20 16, threads 128 60, 57", finished dyed, colours olive, 5000 metre
modal 60s kora 50" 4000mtr , viscose 30s kora 63" 10000mtr
    => rayon 5:100, yarns 60 60, greige, 50", 4000 metre | rayon 4:100, yarns 30 30, greige, 63", 10000 metre
denim 8oz light shirting denim 58" 3000 mtr, denim 12oz rigid 62" 5000 mtr
    => denim, #306, finished denim, 271.2 gsm, 58", 3000 metre | denim, #301, finished denim, 406.9 gsm, 62", 5000 metre
10 oz denim 2% lycra 98% cotton 64" 6000m Bangalore 560058
    => denim 9:2+1:98, finished denim, 339.1 gsm, 64", 6000 metre, to 560058
TC 65/35 uniform shirting sky blue, 44" ; 10000mtr ; 45 days
    => polyester 2:65+1:35, finished dyed, colours sky blue, 44", 10000 metre
georgete 44 panna rfd 60gms, 3 lacs mtr, monthly
    => polyester 2:100, #401, 44", finished rfd, 60 gsm, 300000 metre
silk finish satin poly 44" 20 color 100mtr each color total 2000mtr rs. 38
    => polyester 2:100, #404, 44", finished dyed, colours 20, 2000 metre, each 100 100 100 100 100 100 100 100 100 100 100 100 100 100 100 100 100 100 100 100, target 38
need chiffon plain dyed 44" 12 rang. har rang 2 than 
    => polyester 2:100, #402, finished dyed, 44", colours 12, 2400 metre, each 200 200 200 200 200 200 200 200 200 200 200 200
mtr 2500 cambric 58" yellow, 92x88, 60s, 7 din
    => 2500 metre, cotton 1:100, #102, 58", finished dyed, colours yellow, threads 92 88, yarns 60 60
corduroy, 21 wale, 58 inches, deep green, 900 metres, budget ₹240/m
    => cotton 1:100, #118, 58", finished dyed, colours deep green, 900 metre, target 240
Sir/Madam, Kindly send quotation for Cotton Canvas 18 Oz, Width 60", Grey, Qty 3000 Mtrs, Delivery at our Kanpur godown PIN 208012. Our GST is 09AAACI1195H1ZJ.
    => cotton 1:100, #110, 60", greige, 3000 metre, to 208012
seersucker n chambray dono 1000-1000 mtr 58"
    => cotton 1:100, #116, 1000 metre, 58" | cotton 1:100, #112, finished yarn_dyed, 1000 metre, 58"
black poplin 500mtr 58", white cambric 700mtr 58", navy voile 300mtr 54"
    => cotton 1:100, #101, finished dyed, colours black, 500 metre, 58" | cotton 1:100, #102, finished dyed, colours white, 700 metre, 58" | cotton 1:100, #103, finished dyed, colours navy, 300 metre, 54"
please quote on urgent basis 3000 mtrs of TR suiting 80/20 navy 58"
    => 3000 metre, polyester 2:80+4:20, #412, finished dyed, colours navy, 58"
organic cotton 30s x 30s 76 x 68 GOTS certified RFD 48" 10000 mtrs, payment against delivery
    => cotton 13:100, yarns 30 30, threads 76 68, finished rfd, 48", 10000 metre
mulmul 44" printed (5 designs) – 250 m / design
    => cotton 1:100, #104, 44", finished printed, colours 5, 1250 metre, each 250 250 250 250 250
dobby 58" dyed mint green, 60x60, 1,250 mtr, 60 din me payment
    => cotton 1:100, #113, 58", finished dyed, colours mint green, yarns 60 60, 1250 metre, credit 60
`,
  ),
  ...enquiryLines(
    'IN',
    `
aaj market band hai kya surat me
    => nothing
Call karna 6 baje, 022 28506060
    => nothing
aapka 58 inch wala maal kharab nikla
    => nothing
Bank: HDFC, A/c 50200060604060, IFSC HDFC0004060
    => nothing
Need job work for stitching 5000 shirts
    => nothing
final rate 58.50 done, PI bhej do
    => nothing
poplin ka PI no. 133/72 mila nahi
    => cotton 1:100, #101
Ok 👍 cambric 60x60 ka 5000 mtr pakka, baaki details baad me
    => cotton 1:100, #102, yarns 60 60, 5000 metre
`,
  ),
  ...enquiryLines(
    'BD',
    `
vai 57/58 inch er twill lagbe, 20x16/128x60, kalo 5000 goj, navy 3000 goj, ctn
    => cotton 1:100, #107, 57", yarns 20 16, threads 128 60, finished dyed, colours black; navy, 8000 yard, each 5000 3000
Req for Jan'27 shipment: CVC 55/45 poplin 45x45/133x72 58" white 30K yds
    => cotton 1:55+2:45, #101, yarns 45 45, threads 133 72, 58", finished dyed, colours white, 30000 yard
Fabrication: 98% Cotton 2% Elastane Twill⏎Construction: 20x16+70D/130x64⏎Cuttable Width: 50"⏎Color: Black - 8000 yds, Olive - 6000 yds⏎Ex-factory: 15 Feb 2027⏎Payment: LC 90 days
    => cotton 1:98+9:2, #121, yarns 20 16+70D, threads 130 64, 50", finished dyed, colours black; olive, 14000 yard, each 8000 6000, by 2027-02-15, credit 90
flannel yd check 57" 5 hajar goj 30 tarikher age
    => cotton 1:100, #114, finished yarn_dyed, 57", 5000 yard, by 2026-11-30
voile sobuj 1000 goj, golapi 1000 goj, holud 500 goj 54"
    => cotton 1:100, #103, finished dyed, colours green; pink; yellow, 2500 yard, each 1000 1000 500, 54"
denim 13 oz 100% cotton selvedge denim 32" 3k yds CNF Ctg
    => denim 1:100, #307, finished denim, 440.8 gsm, 32", 3000 yard, to Chittagong
canvas kora 10/10 72/42 63" 40,000 gaj, dam $0.95 hole nibo
    => cotton 1:100, #110, greige, yarns 10 10, threads 72 42, 63", 40000 yard, target 0.95
fabric ta pore janabo vai, ekhon meeting e achi
    => nothing
`,
  ),
  ...enquiryLines(
    'INTL',
    `
Article: Poplin. Composition: 100% CO. Weight: 118 gr/m2. Width: 150 cm. Finish: PFD. Qty: 4000 m. Destination: Gdansk.
    => cotton 1:100, #101, 118 gsm, 59", finished rfd, 4000 metre, to Gdansk
Composition 65% PES 35% CO, twill 245 g/m2, dyed navy, 150cm, 6000 m, CIF Constanta
    => polyester 2:65+1:35, #411, 245 gsm, finished dyed, colours navy, 59", 6000 metre, to Constanta
Hi there! We're a small brand from Melbourne looking for 200 metres of organic cotton double gauze in sage and 150 metres in terracotta.
    => cotton 13:100, #119, finished dyed, colours sage; terracotta, 350 metre, each 200 150
6oz rigid denim 60" 2,000 yds, Durban, 30% deposit balance before shipment
    => denim, #301, finished denim, 203.4 gsm, 60", 2000 yard, credit 0
viscose printed challis, 57", 140gsm, 5 prints, total 5,000 yds, needed end of January
    => rayon 4:100, #201, finished printed, 57", 140 gsm, colours 5, 5000 yard, by 2027-01-31
3000 yds each of poplin white 58" 50x50 & chambray indigo 57" 4oz
    => 3000 yard, cotton 1:100, #101, finished dyed, colours white, 58", yarns 50 50 | 3000 yard, cotton 1:100, #112, finished yarn_dyed, colours indigo, 57", 135.6 gsm
Polyester satin 100% 50D x 75D, 95 gsm, blush, 1,000 yds, 58/60in, GRS if possible
    => polyester 2:100, #404, yarns 50D 75D, 95 gsm, finished dyed, colours blush, 1000 yard, 58", certified grs
Tencel/linen 55/45, 58", dyed rust - 600 yds; need strike off first
    => rayon 6:55+7:45, 58", finished dyed, colours rust, 600 yard
Herringbone cotton 8oz natural PFD 500y
    => cotton 1:100, #117, 271.2 gsm, finished rfd, 500 yard
Unsubscribe from this list. 1200 Cotton Ave, Suite 58, Dallas TX 75201
    => nothing
`,
  ),
];
