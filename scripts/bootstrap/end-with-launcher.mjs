// Loaded into the server process by its launcher: if the launcher is killed without a chance to say
// so, the server drains and ends too, and its port is free for the next start.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
