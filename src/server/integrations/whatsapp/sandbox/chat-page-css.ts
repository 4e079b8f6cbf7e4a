/** The look of the demo's chat; one column on a phone and on a desk. */
export const CHAT_CSS = `:root{color-scheme:light}*{box-sizing:border-box}body{font:16px/1.45 'Nunito Sans',system-ui,sans-serif;color:#101828;background:#e9e4dc;margin:0}
main{max-width:44rem;margin:0 auto;height:100dvh;display:flex;flex-direction:column;background:#f5f1ea}
header{background:#1f53c4;color:#fff;padding:12px 16px}header h1{font-size:18px;margin:0}header p{margin:2px 0 8px;font-size:14px}header a{color:#fff}
header form{display:flex;gap:8px;align-items:center;font-size:14px}
input[type=tel],textarea{font:inherit;border:1px solid #98a2b3;border-radius:8px;padding:8px 12px;min-height:44px;background:#fff;color:#101828}
header input[type=tel]{flex:1;min-width:0;max-width:14rem}textarea{width:100%;resize:vertical}
button{font:inherit;font-weight:700;min-height:44px;padding:8px 16px;border-radius:8px;border:1px solid #1f53c4;background:#fff;color:#1f53c4;cursor:pointer}
button.send{background:#1f53c4;color:#fff}:focus-visible{outline:3px solid #f79009;outline-offset:2px}
.scroll{flex:1;min-height:0;overflow-y:auto;display:flex;flex-direction:column-reverse}
ol.lines{list-style:none;margin:0 0 auto;padding:16px;display:flex;flex-direction:column;gap:8px}
li{max-width:85%;padding:8px 12px;border-radius:12px;background:#fff;align-self:flex-start;overflow-wrap:anywhere}
li.mine{align-self:flex-end;background:#d7f5dc}li.none{background:none;align-self:center;color:#475467}
li p{margin:0;white-space:pre-wrap}li small{display:block;color:#475467;font-size:13px;margin-top:2px}li .attached{font-weight:700}
.choices{display:flex;flex-wrap:wrap;gap:8px;margin-top:8px}
form.write{background:#fff;padding:12px 16px;border-top:1px solid #d0d5dd;display:flex;flex-direction:column;gap:8px;font-size:14px}
form.write label{font-weight:700}.row{display:flex;gap:8px;align-items:center;justify-content:space-between}form.write label[for=text]{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}
.file input{font:inherit;max-width:15rem}.check{display:flex;gap:8px;align-items:center;min-height:24px}.check input{width:20px;height:20px}
.problem{color:#b42318;margin:0;font-weight:700}`;
